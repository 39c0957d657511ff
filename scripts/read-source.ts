import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** All TypeScript source below a folder, except generated files. */
export async function readSource(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true })
  const written = names.filter((name) => /\.tsx?$/.test(name) && !name.startsWith('generated'))
  return (await Promise.all(written.map((name) => readFile(join(folder, name), 'utf8')))).join('\n')
}
