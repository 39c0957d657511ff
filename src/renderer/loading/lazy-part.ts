import { lazy } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'
import { settling } from './settling.ts'

/** A component that is loaded when it is first drawn; the `LoadingBoundary` around it shows it once it is there. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => settling(load().then((Part) => ({ default: Part }))))
