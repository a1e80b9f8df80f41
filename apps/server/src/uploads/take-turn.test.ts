import { expect, test } from 'vitest';
import { takeTurn } from './take-turn.ts';

/** Acts that end when they are told to, and the order in which they began. */
function createStage(atOnce: number) {
  const group = {};
  const started: string[] = [];
  const running = new Map<string, PromiseWithResolvers<void>>();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    started,
    running: () => [...running.keys()],
    ask: (name: string) =>
      takeTurn(group, { atOnce, customer: name[0]! }, async () => {
        started.push(name);
        running.set(name, Promise.withResolvers());
        await running.get(name)!.promise;
        running.delete(name);
      }),
    end: async (name: string, error?: Error) => {
      if (error === undefined) running.get(name)!.resolve();
      else running.get(name)!.reject(error);
      await settle();
    },
    settle,
  };
}

test('customers take turns: who has many waiting does not hold up who has one', async () => {
  const stage = createStage(2);
  for (const name of ['m1', 'm2', 'm3', 'm4', 'j1', 'k1']) void stage.ask(name);
  await stage.settle();
  expect(stage.running()).toEqual(['m1', 'j1']);
  await stage.end('j1');
  expect(stage.running()).toEqual(['m1', 'k1']);
  await stage.end('m1');
  expect(stage.running()).toEqual(['k1', 'm2']);
});

test('nobody has all places, even while nobody else waits', async () => {
  const stage = createStage(4);
  for (const name of ['m1', 'm2', 'm3', 'm4']) void stage.ask(name);
  await stage.settle();
  expect(stage.running()).toEqual(['m1', 'm2']);
  void stage.ask('j1');
  await stage.settle();
  expect(stage.running()).toEqual(['m1', 'm2', 'j1']);
});

test('never more at once than allowed, in the order of asking, and a failure gives its place on', async () => {
  const stage = createStage(2);
  const [failing, ...others] = ['a', 'b', 'c', 'd'].map((name) => stage.ask(name));
  await stage.settle();
  expect(stage.running()).toEqual(['a', 'b']);
  const failed = expect(failing).rejects.toThrow('broken');
  stage.running();
  const broken = new Error('broken');
  await stage.end('a', broken);
  await failed;
  expect(stage.started).toEqual(['a', 'b', 'c']);
  for (const name of ['b', 'c', 'd']) await stage.end(name);
  await Promise.all(others);
  expect(stage.started).toEqual(['a', 'b', 'c', 'd']);
});
