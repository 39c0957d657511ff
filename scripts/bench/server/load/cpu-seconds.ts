import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'

/** Clock ticks per second in which Linux counts a process's time. */
const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** The processor time that a process has used so far with all its threads, in user and kernel mode; seconds. */
export async function cpuSeconds(pid: number): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name, in parentheses, may contain spaces; after it, the 12th and 13th values are the two times.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticks
}
