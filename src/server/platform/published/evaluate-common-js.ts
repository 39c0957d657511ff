import { compileFunction } from 'node:vm'

/** Runs the CommonJS body of a compiled form, which was made by our own compiler, and gives its exports. */
export function evaluateCommonJs(code: string, require: (name: string) => unknown): unknown {
  const module = { exports: {} }
  const run: unknown = compileFunction(code, ['require', 'module', 'exports'])
  if (typeof run !== 'function') throw new TypeError('The compiled form is no function.')
  run(require, module, module.exports)
  return module.exports
}
