import { Agent } from 'node:http'
import { makeCall } from '../call.ts'
import type { Call } from '../call.ts'
import type { BareAnswer } from './messages.ts'
import { everyVisit } from './visits.ts'

/** Headers that every server sets by itself. */
const ofConnection = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'])

/** The server's response to each call of the load, byte by byte. Throws when it refuses one. */
export async function recordAnswers(port: number, token: string, password: string): Promise<readonly BareAnswer[]> {
  const agent = new Agent({ keepAlive: true })
  const recorded = new Map<string, BareAnswer>()
  const call = async (_kind: string, made: Call) => {
    const answer = await makeCall(agent, port, made)
    const { method } = made
    const path = `/api/${made.path}`
    const { status } = answer
    if (status !== 200) throw new Error(`${path} was answered with ${status}: ${answer.body.toString()}`)
    const headers = headersOf(answer.rawHeaders)
    recorded.set(`${method} ${path}`, { method, path, status, headers, body: answer.body.toString('base64') })
    return answer
  }
  try {
    for (const visit of everyVisit) await visit({ number: 0, token, password, call })
    return [...recorded.values()]
  } finally {
    agent.destroy()
  }
}

function headersOf(rawHeaders: readonly string[]): [string, string][] {
  return rawHeaders.flatMap((name, i): [string, string][] => {
    const value = rawHeaders[i + 1]
    return i % 2 === 0 && value !== undefined && !ofConnection.has(name.toLowerCase()) ? [[name, value]] : []
  })
}
