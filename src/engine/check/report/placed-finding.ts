import type { DeclarationIssue } from '../../document/issue.ts'
import type { Finding } from '../subject/finding.ts'

/** A finding in the file that declares it. */
export type PlacedFinding = DeclarationIssue & Pick<Finding, 'names'>

/** The issue to report. */
export const issueOf = ({ names: _names, ...issue }: PlacedFinding): DeclarationIssue => issue
