import { mount } from "svelte";
import "./renewal";
import Root from "./Root.svelte";
import { settings } from "./settings.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";

const target = document.getElementById("gloaming");
if (target) void settings.begin().then(() => mount(Root, { target }));
