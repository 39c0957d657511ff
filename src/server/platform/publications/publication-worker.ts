import { parentPort, workerData } from 'node:worker_threads'
import type { PublicationJob, PublicationThreadData } from './publication-job.ts'
import { PublicationWork } from './publication-work.ts'

const { data }: { readonly data: PublicationThreadData } = workerData
const work = new PublicationWork(data)

parentPort?.on('message', (job: PublicationJob) => {
  try {
    parentPort?.postMessage({ result: work.do(job) }, [])
  } catch (failure) {
    parentPort?.postMessage({ failure: String(failure) }, [])
  }
})
