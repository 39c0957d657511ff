import { parentPort } from 'node:worker_threads'
import { SheetBuilder } from './sheet-builder.ts'
import type { SheetJob } from './sheet.ts'

const builder = new SheetBuilder()

parentPort?.on('message', (job: SheetJob) => {
  if ('rows' in job) {
    builder.add(job.rows)
    parentPort?.postMessage({ result: undefined }, [])
    return
  }
  builder.write(job.head).then(
    (result) => parentPort?.postMessage({ result }, []),
    (failure: unknown) => parentPort?.postMessage({ failure: String(failure) }, []),
  )
})
