import { compileFunction } from 'node:vm'

/** Runs the CommonJS body of a form that our own compiler made, and returns its exports. */
export function evaluateCommonJs(code: string, require: (name: string) => unknown): unknown {
  const module = { exports: {} }
  const run: unknown = compileFunction(code, ['require', 'module', 'exports'])
  if (typeof run !== 'function') throw new TypeError('The compiled form is no function.')
  run(require, module, module.exports)
  return module.exports
}
