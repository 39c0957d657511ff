declare module 'virtual:declared-tenants' {
  import type { StoryTenant } from './story-tenant.ts'
  export const tenants: readonly StoryTenant[]
}
