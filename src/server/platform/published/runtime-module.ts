import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The module that every compiled form imports in the browser. */
export interface RuntimeModule {
  /** The path at which it is served; it contains the content's hash. */
  readonly path: string
  readonly code: string
}

const runtimeFile = 'runtime.mjs'

/** Reads the run-time module from the folder that it was built into. */
export async function readRuntime(folder: string): Promise<RuntimeModule> {
  return named(await readFile(join(folder, runtimeFile), 'utf8'))
}

/** Bundles the run-time module from source, where nothing was built. */
export async function bundleRuntime(root: string): Promise<RuntimeModule> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src', 'engine', 'validation', 'form-runtime.ts')],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    write: false,
    logLevel: 'warning',
  })
  return named(outputFiles[0]?.text ?? '')
}

export const runtimeFileIn = (folder: string): string => join(folder, runtimeFile)

function named(code: string): RuntimeModule {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16)
  return { path: `/published/runtime-${hash}.js`, code }
}
