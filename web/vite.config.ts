import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { chunkOfLanguage, gameIcons, namedScreens, smallerForms } from "./build.ts";

// Everything is built into the Python package: the server holds it in memory, the wheel carries it.
export default defineConfig({
  plugins: [svelte(), gameIcons(), namedScreens(), smallerForms()],
  build: {
    outDir: "../src/gloaming/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server's content security policy lets no data be a font or a script
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: chunkOfLanguage }] } },
      checks: { bundlerTimings: false }, // a slow machine is no fault of the sources
    },
  },
  server: {
    fs: { allow: [".", "../src/gloaming/words"] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
