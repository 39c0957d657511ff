import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'

/** Ticks of the clock that Linux counts a process's time in, per second. */
const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** What a process, with all its threads, has used of the processors so far: its own work and the kernel's for it; seconds. */
export async function cpuSeconds(pid: number): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name, in parentheses, may hold spaces; of what follows it, the 12th and 13th are the two times.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticks
}
