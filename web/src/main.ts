import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/base.css";
import { prefer } from "./look/preferences.svelte";
import { look } from "./look/theme.svelte";
import { speech } from "./table/language/language.svelte";

// A server that was started anew may hand out another build: then a part that this page lacks comes with all of it.
addEventListener("vite:preloadError", (event) => {
  if (sessionStorage.getItem("arsia.reloaded") === location.href) return;
  event.preventDefault();
  sessionStorage.setItem("arsia.reloaded", location.href);
  location.reload();
});

look.start();
prefer.start();
void speech.start().then(() => mount(App, { target: document.getElementById("app")! }));
