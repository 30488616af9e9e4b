import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/base.css";
import { look } from "./look/theme.svelte";
import { speech } from "./table/language.svelte";

look.start();
void speech.start().then(() => mount(App, { target: document.getElementById("app")! }));
