import { PostgresDialect, PostgresDriver } from 'kysely'
import type { Driver, PostgresDialectConfig } from 'kysely'

/** PostgreSQL for a server, where the first statement of each transaction begins it. */
export class ServingDialect extends PostgresDialect {
  constructor(private readonly config: PostgresDialectConfig) {
    super(config)
  }

  override createDriver(): Driver {
    return new ServingDriver(this.config)
  }
}

class ServingDriver extends PostgresDriver {
  override async beginTransaction(): Promise<void> {}
}
