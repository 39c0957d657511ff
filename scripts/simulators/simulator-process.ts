import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** The simulated provider in a process of its own. */
export interface SimulatorProcess {
  readonly port: number
  /** Kills it at once. */
  kill(): Promise<void>
}

/** Starts it; throws an Error when it does not. */
export async function startSimulatorProcess(variables: Readonly<Record<string, string>>): Promise<SimulatorProcess> {
  const program = fileURLToPath(new URL('main.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const lines = once(createInterface({ input: child.stdout }), 'line')
  const line = await Promise.race([lines.then(([first]) => String(first)), ended.then(() => undefined)])
  if (line === undefined) throw new Error('The simulated provider did not start.')
  const printed: { readonly MPESA_URL: string } = JSON.parse(line)
  return {
    port: Number(new URL(printed.MPESA_URL).port),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
