import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server hands out what is built here; while developing, `npm run dev` asks a server on port 8000.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/arsia/server/static",
    emptyOutDir: true,
    target: "es2022",
    // Fonts and drawings come from our own address only, so nothing may be folded into a data: link.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
