declare module 'virtual:declared-form/*' {
  import type { StoryForms } from './story-example.ts'
  export const forms: StoryForms
}

declare module 'virtual:declared-tenants' {
  import type { StoryTenant } from './story-tenant.ts'
  export const tenants: readonly StoryTenant[]
}
