import { parentPort } from 'node:worker_threads'
import { readTableFile } from './read-table-file.ts'
import type { TableFileJob } from './read-table-file.ts'

parentPort?.on('message', (job: TableFileJob) => {
  readTableFile(job).then(
    (result) => parentPort?.postMessage({ result }, []),
    (failure: unknown) => parentPort?.postMessage({ failure: String(failure) }, []),
  )
})
