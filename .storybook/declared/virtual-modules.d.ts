declare module 'virtual:declared-form/*' {
  export const forms: import('./story-example.ts').StoryForms
}

declare module 'virtual:declared-tenants' {
  export const tenants: readonly import('./story-tenant.ts').StoryTenant[]
}

declare module 'virtual:declared-documents' {
  export const documents: Readonly<
    Record<string, () => Promise<{ readonly forms: import('./story-example.ts').StoryForms }>>
  >
  export const sectionOf: Readonly<Record<string, string>>
}

declare module 'virtual:server-samples/starts' {
  export const starts: Readonly<Record<string, import('../../src/contract/start-data.ts').StartData>>
}

declare module 'virtual:server-samples/messages' {
  type SampleMessages = import('../../scripts/vite/samples/sample-messages.ts').SampleMessages
  export const messages: Readonly<Record<string, Readonly<Record<string, SampleMessages>>>>
}

declare module 'virtual:server-samples/documents' {
  export const documents: Readonly<Record<string, () => Promise<{ readonly default: string }>>>
}
