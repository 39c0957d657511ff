import { lazyPart } from '../../renderer/loading/lazy-part.ts'

/** The viewer of PDFs. pdf.js is larger than the rest of the portal, so it loads only when a document is opened. */
export const LateViewer = lazyPart(async () => (await import('./DocumentViewer.tsx')).DocumentViewer)
