import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import type { Compilable, RawBuilder } from 'kysely'
import { once } from '../once.ts'
import type { Tables } from './tables.ts'

/** The place of a value in a statement. */
type ValueOf<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>

/**
 * A statement that is built and compiled once, when it is first used; each use only fills in its values. For the
 * statements of most requests: building one costs the server more than sending it.
 *
 * @param build the statement, with a place for each value
 */
export const statementOf =
  <Values extends object>() =>
  <Row>(
    build: (db: Kysely<Tables>, value: ValueOf<Values>) => Compilable<Row>,
  ): ((values: Values) => Compilable<Row>) => {
    const compiled = once(() => build(withoutDatabase(), (name) => sql`${new Place(name)}`).compile())
    return (values) => ({
      compile: () => {
        const known = compiled()
        const given = new Map<string, unknown>(Object.entries(values))
        const filled = known.parameters.map((one) => (one instanceof Place ? given.get(one.name) : one))
        return { ...known, parameters: filled }
      },
    })
  }

class Place {
  constructor(readonly name: string) {}
}

/** Builds and compiles statements, and runs none. */
const withoutDatabase = (): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
