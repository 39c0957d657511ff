import { applicationCalls } from '../../contract/application.ts'
import { implement } from '../http/implement.ts'

/** The caller's own applications: the declared call of the case type answers it, and without one there are none. */
export const applicationRoutes = [implement(applicationCalls.applications, () => Promise.resolve([]))]
