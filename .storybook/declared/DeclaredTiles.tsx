import type { TileFact, TilesPage } from '../../src/engine/document/page-definition.ts'
import { TileGrid } from '../../src/portal/pages/dashboard/TileGrid.tsx'
import type { StoryState } from './story-example.ts'

interface DeclaredTilesProps {
  readonly page: TilesPage
  readonly state: StoryState
}

type Facts = Readonly<Record<TileFact, string>>

const applicant: Facts = {
  status: 'Applicant',
  number: 'Not assigned yet',
  category: 'GRADUATE',
  completeness: '0% complete',
}
const member: Facts = {
  status: 'Active',
  number: 'M/2041',
  category: 'Registered Consulting Engineering Technologist',
  completeness: '100% complete',
}

/** The tiles of a new user, of a member with a long category, and while names load. */
export function DeclaredTiles({ page, state }: DeclaredTilesProps) {
  const facts = state === 'Filled' ? member : applicant
  return <TileGrid title={page.title} tiles={page.tiles} facts={facts} loading={state === 'Loading'} />
}
