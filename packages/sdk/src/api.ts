/**
 * Input and output of each route, as in the contract. Types only: at run time the client knows the routes by
 * `routes.ts` and needs neither the contract nor the library that its schemas are written with. In the packed library
 * these types are written out.
 */
import type {
  Problem as ContractProblem,
  JobEvent,
  RouteDefinition,
  RouteName,
  Routes,
  TestEvent,
} from '@extracto/contract';
import type { ExtractionResult as ModelResult } from '@extracto/model';
import type { z } from 'zod';

type RouteFor<Access extends RouteDefinition['access']> = {
  [N in RouteName]: Routes[N]['access'] extends Access ? N : never;
}[RouteName];

/** Every route that an API key opens, and the public ones that its owner needs. */
export type SdkRouteName = RouteFor<'customer'> | 'listPlans' | 'listSamples' | 'getSample' | 'getPaymentKey';

type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : unknown;
type Field<Route, Name extends string> = Route extends { readonly [N in Name]: infer Schema } ? Input<Schema> : unknown;
type Body<Route> = Route extends { readonly body: { readonly schema: infer Schema } } ? Input<Schema> : unknown;
type Answer<Route> = Route extends { readonly success: { readonly kind: 'json'; readonly schema: infer Schema } }
  ? Schema extends z.ZodType
    ? z.output<Schema>
    : never
  : File;

export type Api = {
  readonly [N in SdkRouteName]: {
    readonly method: Routes[N]['method'];
    readonly path: Routes[N]['path'];
    readonly params: Field<Routes[N], 'params'>;
    readonly query: Field<Routes[N], 'query'>;
    readonly body: Body<Routes[N]>;
    readonly answer: Answer<Routes[N]>;
  };
};

export type ExtractionResult = ModelResult;
export type Problem = ContractProblem;
/** The body that a webhook receives. */
export type WebhookEvent = JobEvent | TestEvent;
