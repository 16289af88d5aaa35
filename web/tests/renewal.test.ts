import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "../src/renewal";

/** Something that stands behind a door could not be fetched. */
async function fail(): Promise<void> {
  window.dispatchEvent(new Event("vite:preloadError"));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  await new Promise((rest) => setTimeout(rest));
}

describe("a page that is older than the house", () => {
  const reload = vi.fn();
  beforeEach(() => {
    sessionStorage.clear();
    vi.spyOn(location, "reload").mockImplementation(reload);
  });
  afterEach(() => {
    reload.mockClear();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it("is fetched anew once, and not again and again", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.resolve(new Response("the house"))),
    );
    await fail();
    await fail();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("stays as it is while the house cannot be reached", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.reject(new TypeError("no line"))),
    );
    await fail();
    expect(reload).not.toHaveBeenCalled();
  });
});
