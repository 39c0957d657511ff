import { parentPort } from 'node:worker_threads'

/** Does what the organisation's id says, and responds that there is no code. */
parentPort.on('message', ({ tenant, kind }) => {
  if (tenant === 'for-ever') for (;;);
  if (tenant === 'much-memory') {
    const kept = []
    for (;;) kept.push({ some: [`text ${kept.length}`] })
  }
  if (tenant === 'broken') parentPort.postMessage({ failure: 'It cannot be compiled' }, [])
  else parentPort.postMessage({ result: { kind, code: {} } }, [])
})
