import { item } from "./device-items.ts"

/** Data that only the demo stores in the browser. Other builds leave it out, as the calls are marked as pure. */
export const demoItems = {
  demoBackend: /* @__PURE__ */ item("device", "in-memory-backend-3", "indexedDB"),
  demoReplaced: /* @__PURE__ */ item("device", "app:demo_replaced"),
  workbench: /* @__PURE__ */ item("device", "app:workbench", "session"),
  workbenchSnapshots: /* @__PURE__ */ item("device", "workbench-snapshots", "indexedDB"),
  machineCoverage: /* @__PURE__ */ item("device", "app:machine_coverage"),
  tab: /* @__PURE__ */ item("device", "app:tab", "session"),
  tourSeen: /* @__PURE__ */ item("device", "app:tour_seen"),
  tour: /* @__PURE__ */ item("device", "app:tour", "session"),
} as const
