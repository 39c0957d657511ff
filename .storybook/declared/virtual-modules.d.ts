declare module 'virtual:declared-form/*' {
  import type { StoryForms } from './story-example.ts'
  export const forms: StoryForms
}

declare module 'virtual:declared-tenants' {
  import type { StoryTenant } from './story-tenant.ts'
  export const tenants: readonly StoryTenant[]
}

declare module 'virtual:declared-documents' {
  import type { StoryForms } from './story-example.ts'
  export const documents: Readonly<Record<string, () => Promise<{ readonly forms: StoryForms }>>>
  export const sectionOf: Readonly<Record<string, string>>
}

declare module 'virtual:server-samples/starts' {
  import type { StartData } from '../../src/contract/start-data.ts'
  export const starts: Readonly<Record<string, StartData>>
}

declare module 'virtual:server-samples/messages' {
  import type { SampleMessages } from '../../scripts/vite/samples/sample-messages.ts'
  export const messages: Readonly<Record<string, Readonly<Record<string, SampleMessages>>>>
}

declare module 'virtual:server-samples/documents' {
  export const documents: Readonly<Record<string, () => Promise<{ readonly default: string }>>>
}
