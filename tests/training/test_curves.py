"""Pictures of strength: every point of the file is there, better ones higher, later ones further right."""

import json
import re

from moondrake.training.curves import main


def test_a_file_of_measurements_becomes_a_picture_with_a_mark_for_each(tmp_path):
    lines: list[dict[str, object]] = [{"title": "Strength & time", "axis": "steps"}]
    lines += [
        {"curve": "all", "place": place, "rate": rate, "low": rate - 0.1, "high": rate + 0.1}
        for place, rate in ((100, 0.4), (1000, 0.5), (20_000, 0.7))
    ]
    measured, picture = tmp_path / "measured.jsonl", tmp_path / "picture.svg"
    measured.write_text("\n".join(json.dumps(line) for line in lines), encoding="utf-8")
    main(str(measured), str(picture))
    drawn = picture.read_text(encoding="utf-8")
    marks = [(int(x), int(y)) for x, y in re.findall(r'<circle cx="(\d+)" cy="(\d+)"', drawn)]
    assert len(marks) == 3
    assert marks == sorted(marks), "further right"
    assert [y for _, y in marks] == sorted((y for _, y in marks), reverse=True), "higher"
    assert "Strength &amp; time" in drawn
    assert ">20k<" in drawn
