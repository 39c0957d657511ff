import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { drawPdf } from '../pdf/draw-pdf.ts'
import { sealPdf } from '../pdf/seal-pdf.ts'
import type { PdfJob } from './pdf-job.ts'

// On Linux each thread has a priority of its own: drawing gives way to the requests, where the cores are few.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

parentPort?.on('message', (job: PdfJob) => {
  draw(job).then(
    (content) => parentPort?.postMessage({ result: content }, [content.buffer]),
    (failure: unknown) => parentPort?.postMessage({ failure: String(failure) }, []),
  )
})

async function draw({ document, brand, seal }: PdfJob): Promise<Uint8Array<ArrayBuffer>> {
  const content = await drawPdf(document, brand)
  return seal === undefined ? content : sealPdf(content, seal)
}
