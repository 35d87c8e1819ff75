import { item } from "./device-items.ts"

/** Data that only the demo stores in the browser. */
export const demoItems = {
  demoBackend: item("device", "in-memory-backend-3", "indexedDB"),
  workbench: item("device", "app:workbench", "session"),
  workbenchSnapshots: item("device", "workbench-snapshots", "indexedDB"),
  machineCoverage: item("device", "app:machine_coverage"),
  tourSeen: item("device", "app:tour_seen"),
  tour: item("device", "app:tour", "session"),
} as const
