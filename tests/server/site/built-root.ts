import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot, startTestServer } from '../start-test-server.ts'
import type { TestServer } from '../start-test-server.ts'

/** A project with a built portal: its page and two files. The organisations are the shipped ones. */
export async function makeBuiltRoot(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'regalia-root-'))
  await mkdir(join(root, 'dist', 'portal', 'assets'), { recursive: true })
  await cp(join(projectRoot, 'index.html'), join(root, 'dist', 'portal', 'index.html'))
  await cp(join(projectRoot, 'package.json'), join(root, 'dist', 'portal', 'assets', 'part-1a2b3c.js'))
  await cp(join(projectRoot, 'package.json'), join(root, 'dist', 'portal', 'assets', 'members-1a2b3c4d.js'))
  await symlink(join(projectRoot, 'tenants'), join(root, 'tenants'))
  return root
}

/** A server of such a project, which `close` removes. */
export async function startBuiltServer(): Promise<TestServer> {
  const root = await makeBuiltRoot()
  const server = await startTestServer({ root })
  const close = async () => {
    await server.close()
    await rm(root, { recursive: true })
  }
  return { ...server, close }
}
