import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** The simulated providers in a process of their own. */
export interface SimulatorProcess {
  /** Of M-Pesa, and of the provider of cards. */
  readonly port: number
  readonly cardPort: number
  /** Kills it at once. */
  kill(): Promise<void>
}

/** Starts it, without keys of a real provider; throws an Error when it does not start. */
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
  const printed: { readonly MPESA_URL: string; readonly CARD_URL: string } = JSON.parse(line)
  return {
    port: Number(new URL(printed.MPESA_URL).port),
    cardPort: Number(new URL(printed.CARD_URL).port),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
