/** Is this a narrow screen, held in the hand? */
import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("width < 760px");
