import { describe, expect, test } from 'vitest'
import { caseDiagram } from '../../../src/engine/cases/diagram/case-diagram.ts'
import { toMermaid } from '../../../src/engine/cases/diagram/mermaid.ts'
import { toSvg } from '../../../src/engine/cases/diagram/svg.ts'
import { caseIds, caseTypeOf, organisations } from './case-declarations.ts'
import { madeType } from './made-case.ts'

const every = organisations.flatMap((organisation) => caseIds.map((id) => [id, organisation] as const))

describe('the diagram of a case type', () => {
  test('has the states in rows from the start, and an edge for each way between them [CASE-09]', () => {
    const { nodes, edges } = caseDiagram(madeType())
    expect(nodes.map(({ id, row, column }) => [id, row, column])).toEqual([
      ['start', 0, 0],
      ['open', 1, 0],
      ['verified', 2, 0],
      ['released', 3, 0],
      ['rejected', 3, 1],
    ])
    expect(edges.map(({ id, from, to }) => `${id}: ${from} → ${to}`)).toEqual([
      'submit: start → open',
      'submit: rejected → open',
      'verify: open → verified',
      'release: verified → released',
      'reject: verified → rejected',
    ])
  })

  test('is written for Mermaid [CASE-09]', () => {
    expect(toMermaid(caseDiagram(madeType()))).toBe(`stateDiagram-v2
  state "open" as open
  state "Verified" as verified
  state "released" as released
  state "rejected" as rejected
  [*] --> open: submit
  rejected --> open: submit
  open --> verified: verify
  verified --> released: release
  verified --> rejected: reject
  released --> [*]
`)
  })

  test.each(every)(
    '%s of %s is drawn with every state and transition, none over another [CASE-09]',
    (id, organisation) => {
      const type = caseTypeOf(organisation, id)
      const diagram = caseDiagram(type)
      const places = diagram.nodes.map(({ row, column }) => `${row} ${column}`)
      expect(new Set(places).size).toBe(places.length)
      const svg = toSvg(diagram, 'A "case" & more')
      expect(svg).toContain('<title>A &quot;case&quot; &amp; more</title>')
      for (const { title } of [...type.states.values(), ...type.transitions.values()]) expect(svg).toContain(title)
      expect(svg).not.toContain('NaN')
    },
  )
})
