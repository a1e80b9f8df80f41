"""
Strips with known letters -> the network that reads figures, or one that reads lines.

    python train.py --network figures|latin|european --strips FOLDER --minutes N --out FILE.onnx [--start CHECKPOINT]

A small convolutional network with connectionist temporal classification (Graves 2006): the strip's height is folded step by
step into channels, and the letters that stand beside each other are looked at together at the end.
"""
import argparse, glob, pathlib, random, struct, time, unicodedata
import numpy as np
import torch
from torch import nn

HEIGHT = 48
HELD_OUT = 2000
NETWORKS = pathlib.Path(__file__).parent / "../packages/strip-networks"


class Kind:
    """What one of the networks knows, and how large it is. `steps_apart`: of the letters that each last layer looks at together."""

    def __init__(self, name, channels, steps_apart, has_accents):
        self.channels, self.steps_apart, self.has_accents = channels, steps_apart, has_accents
        self.letters = (NETWORKS / f"{name}.txt").read_text("utf-8")
        self.index = {letter: at + 1 for at, letter in enumerate(self.letters)}

    def spell(self, text):
        """One kind of each stroke; what the network has no letter for is U+FFFD."""
        plain = unicodedata.normalize("NFC", text)
        if not self.has_accents:
            plain = unicodedata.normalize("NFKD", plain.replace("ł", "l").replace("Ł", "L").replace("ı", "i"))
            plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
        for given, meant in (("−–—", "-"), ("’‘`´", "'"), ("\u00a0\u202f", " "), ("ţ", "ț"), ("Ţ", "Ț")):
            for letter in given:
                plain = plain.replace(letter, meant)
        return [self.index.get(letter, self.index["\ufffd"]) for letter in plain]


LINES = ((16, 32, 64, 96, 160), (1, 2, 4, 2, 1), True)
KINDS = {
    "figures": lambda: Kind("figures", (16, 32, 48, 80, 128), (1, 1, 1), False),
    "latin": lambda: Kind("latin", *LINES),
    "european": lambda: Kind("european", *LINES),
}


def read_strips(path, kind):
    data = open(path, "rb").read()
    at, strips = 0, []
    while at < len(data):
        width, length = struct.unpack_from("<HB", data, at)
        at += 3
        text = data[at : at + length].decode()
        at += length
        strips.append((np.frombuffer(data, np.uint8, width * HEIGHT, at).reshape(HEIGHT, width), kind.spell(text)))
        at += width * HEIGHT
    return strips


def block(before, after, size, stride, padding, dilation=1):
    return nn.Sequential(
        nn.Conv2d(before, after, size, stride, padding, dilation, bias=False), nn.BatchNorm2d(after), nn.ReLU(inplace=True)
    )


class StripNetwork(nn.Module):
    """(N, 1, 48, W) of gray, 0 is paper and 1 is ink -> (N, letters, 1, W / 4), before the softmax."""

    def __init__(self, kind):
        super().__init__()
        a, b, c, d, e = kind.channels
        self.fold = nn.Sequential(
            block(1, a, 5, (3, 4), (1, 2)),
            block(a, b, 3, (2, 1), 1),
            block(b, c, 3, (2, 1), 1),
            block(c, d, 3, (2, 1), 1),
            block(d, e, (2, 3), 1, (0, 1)),
        )
        self.beside = nn.ModuleList(block(e, e, (1, 3), 1, (0, apart), (1, apart)) for apart in kind.steps_apart)
        self.letters = nn.Conv2d(e, len(kind.letters) + 1, 1)

    def forward(self, strips):
        steps = self.fold(strips)
        for look in self.beside:
            steps = steps + look(steps)
        return self.letters(steps)


def disturb(strips):
    """Further dirt, in place, so that no picture is seen twice alike: stretched, shifted, paler, blotted."""
    n, _, height, width = strips.shape
    if random.random() < 0.6:
        tall = random.uniform(0.68, 1.12)
        wide = (1 + tall) / 2 * random.uniform(0.85, 1.2)
        strips = nn.functional.interpolate(strips, size=(round(height * tall), 4 * round(width * wide / 4)), mode="bilinear")
        over = strips.shape[2] - height
        if over > 0:
            top = random.randint(0, over)
            strips = strips[:, :, top : top + height]
        elif over < 0:
            top = random.randint(0, -over)
            strips = nn.functional.pad(strips, (0, 0, top, -over - top))
    shift = random.randint(0, 3)
    strips = nn.functional.pad(strips, (shift, 4 - shift))
    strips = strips * torch.empty(len(strips), 1, 1, 1).uniform_(0.6, 1.15)
    if random.random() < 0.5:
        strips = strips + torch.randn_like(strips) * random.uniform(0, 0.12)
    return strips.clamp(0, 1)


def make_batches(strips, columns, shuffle):
    """Strips of about the same width together, as many as fill so many columns."""
    order = sorted(range(len(strips)), key=lambda at: strips[at][0].shape[1] + (random.uniform(-12, 12) if shuffle else 0))
    batches, batch, widest = [], [], 0
    for at in order:
        width = strips[at][0].shape[1]
        if batch and max(widest, width) * (len(batch) + 1) > columns:
            batches.append(batch)
            batch, widest = [], 0
        batch.append(at)
        widest = max(widest, width)
    batches.append(batch)
    if shuffle:
        random.shuffle(batches)
    return batches


def fill(strips, batch):
    width = 4 * -(-max(strips[at][0].shape[1] for at in batch) // 4)
    images = np.zeros((len(batch), 1, HEIGHT, width), np.float32)
    for row, at in enumerate(batch):
        image = strips[at][0]
        images[row, 0, :, : image.shape[1]] = (255 - image.astype(np.float32)) / 255
    return torch.from_numpy(images)


def decode(scores):
    best = scores.argmax(1)[:, 0]
    texts = []
    for row in best.tolist():
        texts.append([at for step, at in enumerate(row) if at and (step == 0 or row[step - 1] != at)])
    return texts


@torch.no_grad()
def measure(network, kind, strips):
    """Parts of strips read exactly, and read exactly apart from spaces."""
    network.eval()
    exact = close = 0
    space = kind.index[" "]
    for batch in make_batches(strips, 30000, False):
        for at, read in zip(batch, decode(network(fill(strips, batch)))):
            exact += read == strips[at][1]
            close += [x for x in read if x != space] == [x for x in strips[at][1] if x != space]
    network.train()
    return exact / len(strips), close / len(strips)


def train(network, kind, load, held_out, seconds, rate, out):
    optimiser = torch.optim.AdamW(network.parameters(), rate, weight_decay=0.01)
    started, step, seen, loss_sum, told = time.time(), 0, 0, 0.0, time.time()
    loss_of = nn.CTCLoss(zero_infinity=True)
    while True:
        strips = load()
        for batch in make_batches(strips, 14000, True):
            part = (time.time() - started) / seconds
            if part >= 1:
                return
            now = rate * min(1, (step + 1) / 300) * (1 - part) ** 0.9 + 1e-6
            for group in optimiser.param_groups:
                group["lr"] = now
            images = disturb(fill(strips, batch))
            with torch.autocast("cpu", dtype=torch.bfloat16):
                scores = network(images.contiguous(memory_format=torch.channels_last))
            steps = scores[:, :, 0].float().permute(2, 0, 1).log_softmax(2)
            targets = [strips[at][1] for at in batch]
            loss = loss_of(
                steps,
                torch.tensor([x for target in targets for x in target]),
                torch.full((len(batch),), len(steps)),
                torch.tensor([len(target) for target in targets]),
            )
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 5.0)
            optimiser.step()
            step, seen, loss_sum = step + 1, seen + len(batch), loss_sum + loss.item()
            if step % 500 == 0:
                print(len(strips), f"{time.time() - started:.0f} s, {seen} strips, loss {loss_sum / 500:.4f}, held out", *(f"{x:.4f}" for x in measure(network, kind, held_out)), flush=True)
                save(network, kind, out)
                loss_sum = 0.0


def export(network, out):
    """Probabilities of each letter in each step, as the engine's decoder takes them: (N, steps, letters)."""

    class Steps(nn.Module):
        def __init__(self):
            super().__init__()
            self.network = network

        def forward(self, strips):
            return self.network(strips)[:, :, 0].softmax(1).permute(0, 2, 1)

    network.eval()
    sample = torch.zeros(1, 1, HEIGHT, 200)
    torch.onnx.export(
        Steps().eval(), (sample,), out, input_names=["strips"], output_names=["steps"],
        dynamic_axes={"strips": {0: "n", 3: "width"}, "steps": {0: "n", 1: "count"}}, dynamo=False,
    )


def save(network, kind, out):
    torch.save({"letters": kind.letters, "weights": network.state_dict()}, out + ".pt")


def begin_with(network, kind, learnt):
    """Takes over what fits: of the first layers the part that both networks have, of the last what the letters in common need."""
    weights, known = network.state_dict(), learnt["weights"]
    places = {letter: at + 1 for at, letter in enumerate(learnt["letters"])}
    rows = [(at, places[letter]) for letter, at in kind.index.items() if letter in places] + [(0, 0)]
    for name, weight in weights.items():
        other = known.get(name)
        if other is None or other.dim() != weight.dim():
            continue
        if name.startswith("letters"):
            if other.shape[1:] == weight.shape[1:]:
                for at, place in rows:
                    weight[at] = other[place]
        elif other.shape == weight.shape or name.startswith("fold"):
            part = tuple(slice(0, min(one, two)) for one, two in zip(weight.shape, other.shape))
            weight[part] = other[part]
    network.load_state_dict(weights)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--network", choices=KINDS, required=True)
    options.add_argument("--strips", required=True)
    options.add_argument("--minutes", type=float, required=True)
    options.add_argument("--out", required=True)
    options.add_argument("--rate", type=float, default=2e-3)
    options.add_argument("--start", default=None)
    options.add_argument("--threads", type=int, default=2)
    given = options.parse_args()
    torch.set_num_threads(given.threads)
    random.seed(1)
    torch.manual_seed(1)
    kind = KINDS[given.network]()
    first, *others = sorted(glob.glob(given.strips + "/*.bin"))
    held_out = read_strips(first, kind)[:HELD_OUT]
    network = StripNetwork(kind).to(memory_format=torch.channels_last)
    if given.start:
        begin_with(network, kind, torch.load(given.start))
    print(sum(p.numel() for p in network.parameters()), "weights", flush=True)
    known = {first: read_strips(first, kind)[HELD_OUT:]}

    def load():
        """What lies in the folder by now."""
        for path in glob.glob(given.strips + "/*.bin"):
            if path not in known:
                known[path] = read_strips(path, kind)
        return [strip for strips in known.values() for strip in strips]

    train(network, kind, load, held_out, 60 * given.minutes, given.rate, given.out)
    print("at last", measure(network, kind, held_out), flush=True)
    save(network, kind, given.out)
    export(network, given.out)


if __name__ == "__main__":
    main()
