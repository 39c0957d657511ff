import { shippedTenants } from './start-test-server.ts'

/** The ids of the shipped organisations that have installed a package. */
export async function tenantsWith(installed: string): Promise<readonly string[]> {
  const found = (await shippedTenants()).all.filter(({ declaration }) => {
    const packages: readonly string[] = declaration.settings.site_installed_packages
    return packages.includes(installed)
  })
  if (found.length === 0) throw new Error(`No organisation has ${installed}`)
  return found.map(({ id }) => id)
}
