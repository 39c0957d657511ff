import { constants, getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { PublicationJob, PublicationThreadData } from './publication-job.ts'
import { PublicationWork } from './publication-work.ts'

/** By how much a thread gives way to all others, as `nice` counts it. */
const lower = 5

const { data }: { readonly data: PublicationThreadData } = workerData
// On Linux this is the priority of this thread; elsewhere it would be that of the whole server.
if (data.givesWay && process.platform === 'linux') {
  setPriority(Math.min(getPriority() + lower, constants.priority.PRIORITY_LOW))
}

const work = new PublicationWork(data)

parentPort?.on('message', (job: PublicationJob) => {
  try {
    parentPort?.postMessage({ result: work.do(job) }, [])
  } catch (failure) {
    parentPort?.postMessage({ failure: String(failure) }, [])
  }
})
