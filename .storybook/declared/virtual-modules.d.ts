declare module 'virtual:declared-form/*' {
  export const forms: Virtual.Forms
}

declare module 'virtual:declared-case/*' {
  export const cases: Virtual.Cases
}

declare module 'virtual:declared-tenants' {
  export const tenants: readonly Virtual.Tenant[]
}

declare module 'virtual:declared-documents' {
  export const documents: Readonly<Record<string, () => Promise<{ readonly forms: Virtual.Forms }>>>
  export const sectionOf: Readonly<Record<string, string>>
}

declare module 'virtual:server-samples/starts' {
  export const starts: Readonly<Record<string, Virtual.Start>>
}

declare module 'virtual:server-samples/messages' {
  export const messages: Readonly<Record<string, Readonly<Record<string, Virtual.Messages>>>>
}

declare module 'virtual:server-samples/documents' {
  export const documents: Readonly<Record<string, () => Promise<{ readonly default: string }>>>
}
