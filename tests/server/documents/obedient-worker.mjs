import { parentPort } from 'node:worker_threads'

/** Does what the document's title says, and responds with it. */
parentPort.on('message', ({ document: { title } }) => {
  if (title === 'for ever') for (;;);
  if (title === 'much memory') {
    const kept = []
    for (;;) kept.push({ some: [`text ${kept.length}`] })
  }
  if (title === 'break') throw new Error('It broke')
  if (title === 'refuse') parentPort.postMessage({ failure: 'It cannot be drawn' }, [])
  else parentPort.postMessage({ result: new TextEncoder().encode(title) }, [])
})
