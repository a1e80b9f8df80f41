import { type RouteName, routes } from './routes.ts';

/** The path of a route, for calls, links and downloads: `routePath('getResultCsv', { jobId })`. */
export function routePath(name: RouteName, params: Readonly<Record<string, string>> = {}): string {
  return routes[name].path.replaceAll(/:([A-Za-z]+)/g, (_, parameter: string) => {
    const value = params[parameter];
    if (value === undefined) throw new TypeError(`missing path parameter ${parameter}`);
    return encodeURIComponent(value);
  });
}
