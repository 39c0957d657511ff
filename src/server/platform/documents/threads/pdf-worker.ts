import { parentPort } from 'node:worker_threads'
import { drawPdf } from '../pdf/draw-pdf.ts'
import type { PdfJob } from './pdf-job.ts'

parentPort?.on('message', ({ document, brand }: PdfJob) => {
  drawPdf(document, brand).then(
    (content) => parentPort?.postMessage({ content }, [content.buffer]),
    (failure: unknown) => parentPort?.postMessage({ failure: String(failure) }, []),
  )
})
