/**
 * The compiled code as an ES module that runs under `script-src 'self'`; pass its default export to `toValidator`.
 * @param runtimeUrl the URL where the browser finds the module that exports `requireRuntime` of `form-runtime.ts`.
 */
export function wrapModule(code: string, runtimeUrl: string): string {
  return [
    `import { requireRuntime as require } from ${JSON.stringify(runtimeUrl)};`,
    'const exports = {};',
    code,
    'export default exports;',
    '',
  ].join('\n')
}
