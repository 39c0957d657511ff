declare module 'virtual:measured-validator/*' {
  const exports: unknown
  export default exports
}
