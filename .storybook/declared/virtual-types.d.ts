import type { CaseSamples } from '../../scripts/vite/case-samples/case-samples.ts'
import type { SampleMessages } from '../../scripts/vite/samples/sample-messages.ts'
import type { StartData } from '../../src/contract/start-data.ts'
import type { StoryForms } from './story-example.ts'
import type { StoryTenant } from './story-tenant.ts'

/** The types in the declarations of virtual modules, which may not import by relative names. */
declare global {
  namespace Virtual {
    type Forms = StoryForms
    type Cases = Readonly<Record<string, Readonly<Record<string, CaseSamples>>>>
    type Tenant = StoryTenant
    type Start = StartData
    type Messages = SampleMessages
  }
}
