import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * The portal. It is served by our own server, which fills index.html with the organisation's start data; nothing here
 * knows any organisation. Parts that log-in does not use are split off by dynamic imports in the source.
 */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/portal',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // A strict Content-Security-Policy lets no data: or inline script through, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One small file; parts that bring their own would each cost a request.
    cssCodeSplit: false,
    reportCompressedSize: false,
    // What lays diagrams out is one file of its package; only the editor of case types loads it.
    chunkSizeWarningLimit: 1700,
    rolldownOptions: {
      // The page loads the opening, which imports the portal itself.
      input: { index: 'index.html', portal: 'src/portal/start.tsx' },
      output: {
        codeSplitting: {
          // What draws first, alone: a few kB.
          groups: [
            { name: 'opening', test: /portal[\\/]main\.ts/, priority: 5 },
            // What log-in needs in two files, of which packages change the more seldom; many small ones compress worse.
            { name: 'packages', tags: ['$initial'], test: /node_modules/, priority: 4 },
            { name: 'portal', tags: ['$initial'], test: /[\\/]src[\\/]/, priority: 3 },
            // The router, what surrounds every page but log-in as visitors first meet it, and what forms need besides
            // log-in's widgets, which most pages use.
            {
              name: 'pages',
              test: /portal[\\/]app[\\/]portal-pages\.tsx|renderer[\\/](widgets[\\/]further-widgets|fields[\\/]further-fields)/,
              priority: 2,
            },
            // What members' pages have in common, and the page that they begin with, in one more.
            {
              name: 'members',
              test: /portal[\\/](layouts[\\/]frames[\\/]DashboardLayout|pages[\\/]dashboard[\\/]DashboardPage|session[\\/]inactivity[\\/]Inactivity)/,
              priority: 1,
            },
            // What the sections of a profile need to be read.
            {
              name: 'sections',
              test: /portal[\\/](pages[\\/]profile[\\/]ProfilePage|sections[\\/]SectionPage|drafts[\\/](stored-drafts|seal-draft))/,
              priority: 1,
            },
            // What makes calls, which every page but log-in does at once.
            { name: 'calls', test: /portal[\\/]api[\\/]axios-api/, priority: 1 },
            // All parts of a dialog, which are never used apart.
            { name: 'dialogs', test: /@mui[\\/]material[\\/]Dialog/, priority: 0 },
          ],
        },
      },
    },
  },
})
