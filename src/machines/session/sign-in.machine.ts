import { assign, setup } from "xstate"
import { type Attempt, type SignInSdk, signInActors } from "./sign-in.actors.ts"
import { type SignInContext, type SignInEvents, startContext, withFailure, withStep } from "./sign-in.context.ts"
import { type ActorType, canCreate, isCodeOver, type Problem, type SignInStep } from "./sign-in.rules.ts"

type Failed = { readonly error: unknown }

/**
 * Signs in an administrator or a customer: by password or a provider's page, then by a code, a verified address or a
 * new account if the server requires it. `enter` stores the token. Repeated submits send one request.
 */
export const createSignInMachine = (sdk: SignInSdk, enter?: (token: string) => Promise<unknown>) =>
  setup({
    types: {
      input: {} as { actorType: ActorType },
      context: {} as SignInContext,
      events: {} as SignInEvents,
      tags: {} as "busy",
    },
    actors: signInActors(sdk, enter),
    actions: {
      setAttempt: assign(({ context }, attempt: Attempt) => startContext(context.actorType, attempt)),
      setStep: assign(({ context }, { output }: { output: SignInStep }) => withStep(context, output)),
      setFailure: assign(({ context }, { error }: Failed) => withFailure(context, error)),
      setProblem: assign((_, { problem }: { problem: Problem | null }) => ({ problem })),
      clear: assign(({ context }, { problem }: { problem: Problem | null }) => ({
        ...startContext(context.actorType),
        problem,
      })),
    },
    guards: {
      isAway: ({ context }) => context.step?.next === "away",
      needsCode: ({ context }) => context.step?.next === "code",
      needsVerification: ({ context }) => context.step?.next === "verify",
      canCreate: ({ context }) => canCreate(context.actorType, context.step),
      canEnter: ({ context }) => context.step?.next === "enter",
      isReturn: ({ context }) => context.attempt?.kind === "return",
      isCodeOver: ({ context }, { error }: Failed) => isCodeOver(error, context),
    },
  }).createMachine({
    id: "signIn",
    context: ({ input }) => startContext(input.actorType),
    initial: "form",
    on: { "login.stored": ".signedIn" },
    states: {
      form: {
        on: {
          "login.submit": {
            target: "authenticating",
            actions: { type: "setAttempt", params: ({ event }) => ({ kind: "password", ...event.login }) },
          },
          "provider.choose": {
            target: "authenticating",
            actions: { type: "setAttempt", params: ({ event }) => ({ ...event, kind: "provider" }) },
          },
          "provider.return": {
            target: "authenticating",
            actions: { type: "setAttempt", params: ({ event }) => ({ ...event, kind: "return" }) },
          },
          "provider.stop": { actions: { type: "setProblem", params: ({ event }) => event } },
          "login.retry": [
            { guard: "canEnter", target: "entering" },
            { guard: "isReturn", target: "authenticating" },
          ],
        },
      },
      authenticating: {
        tags: "busy",
        invoke: {
          src: "authenticate",
          input: ({ context }) => context,
          onDone: { target: "routing", actions: { type: "setStep", params: ({ event }) => event } },
          onError: [
            {
              guard: "needsVerification",
              target: "unverified",
              actions: { type: "setFailure", params: ({ event }) => event },
            },
            { target: "form", actions: { type: "setFailure", params: ({ event }) => event } },
          ],
        },
      },
      routing: {
        always: [
          { guard: "isAway", target: "away" },
          { guard: "needsCode", target: "code" },
          { guard: "needsVerification", target: "unverified" },
          { guard: "canEnter", target: "entering" },
          { guard: "canCreate", target: "unlinked" },
          { target: "form", actions: { type: "clear", params: { problem: "noUser" } } },
        ],
      },
      // The page leaves for the provider's.
      away: {
        on: { "provider.stop": { target: "form", actions: { type: "clear", params: ({ event }) => event } } },
      },
      code: {
        on: {
          "code.submit": {
            target: "verifyingCode",
            actions: assign({ code: ({ event }) => event.code, problem: null }),
          },
          "code.method": { actions: assign({ method: ({ event }) => event.method, problem: null }) },
          "login.restart": { target: "form", actions: { type: "clear", params: { problem: null } } },
        },
      },
      verifyingCode: {
        tags: "busy",
        invoke: {
          src: "verifyCode",
          input: ({ context }) => context,
          onDone: { target: "routing", actions: { type: "setStep", params: ({ event }) => event } },
          onError: [
            {
              guard: { type: "isCodeOver", params: ({ event }) => event },
              target: "form",
              actions: { type: "clear", params: { problem: "codeOver" } },
            },
            { target: "code", actions: { type: "setFailure", params: ({ event }) => event } },
          ],
        },
      },
      unverified: {
        on: {
          "verification.request": { target: "requesting", actions: assign({ problem: null }) },
          "verification.check": {
            target: "authenticating",
            actions: assign({ problem: null, attempt: { kind: "check" } }),
          },
          "login.restart": { target: "form", actions: { type: "clear", params: { problem: null } } },
        },
      },
      requesting: {
        tags: "busy",
        invoke: {
          src: "requestVerification",
          input: ({ context }) => context,
          onDone: { target: "unverified", actions: assign({ isLinkSent: true, error: null }) },
          onError: { target: "unverified", actions: { type: "setFailure", params: ({ event }) => event } },
        },
      },
      unlinked: {
        on: {
          "account.create": {
            target: "creating",
            actions: assign({ person: ({ event }) => event.person, problem: null }),
          },
          "login.restart": { target: "form", actions: { type: "clear", params: { problem: null } } },
        },
      },
      creating: {
        tags: "busy",
        invoke: {
          src: "create",
          input: ({ context }) => context,
          onDone: { target: "routing", actions: { type: "setStep", params: ({ event }) => event } },
          onError: { target: "unlinked", actions: { type: "setFailure", params: ({ event }) => event } },
        },
      },
      entering: {
        tags: "busy",
        invoke: {
          src: "enter",
          input: ({ context }) => context,
          onDone: "signedIn",
          onError: { target: "form", actions: { type: "setFailure", params: ({ event }) => event } },
        },
      },
      signedIn: { type: "final" },
    },
  })
