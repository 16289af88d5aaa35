import { mount } from "svelte";
import App from "./App.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { speak } from "./words";

const target = document.getElementById("gloaming");
if (target) void speak(navigator.languages).then(() => mount(App, { target }));
