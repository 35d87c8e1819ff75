import { extensions } from "./admin/extensions.ts"
import { failure } from "./admin/failure.ts"
import { detail, form } from "./admin/form.ts"
import { layout } from "./admin/layout.ts"
import { list } from "./admin/list.ts"
import { lists } from "./admin/lists.ts"
import { paymentProvider } from "./admin/payment-provider.ts"
import { refusal } from "./admin/refusal.ts"
import { session } from "./admin/session.ts"
import { task } from "./admin/task.ts"

export const messages = {
  admin: {
    detail,
    extensions,
    failure,
    form,
    layout,
    list,
    lists,
    paymentProvider,
    refusal,
    session,
    task,
  },
}
