/**
 * Builds the console into dist/: hashed files under assets/, no inline script, nothing from another host.
 * The two fonts of the first screen are preloaded, because a late headline font moves the page.
 */
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { compressFiles } from './compress-plugin.ts';
import { keepOffline } from './offline-plugin.ts';
import { builtYear, printLanding } from './print-landing-plugin.ts';

const FIRST_SCREEN_FONTS = /(fraunces-latin-opsz-normal|inter-latin-wght-normal)-[^/]+\.woff2$/;

function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }): HtmlTagDescriptor[] =>
        Object.keys(bundle ?? {})
          .filter((name) => FIRST_SCREEN_FONTS.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head',
          })),
    },
  };
}

export default defineConfig({
  plugins: [react(), preloadFonts(), keepOffline(), printLanding(), compressFiles()],
  define: builtYear(),
  worker: { format: 'es' },
  // The same writer, built for where there is no Buffer.
  resolve: { alias: { 'csv-stringify/sync': 'csv-stringify/browser/esm/sync' } },
  build: {
    target: 'es2023',
    // A data: font or script would need a hole in the content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 4300,
    proxy: { '/api': process.env.EXTRACTO_API ?? 'http://localhost:3000' },
  },
});
