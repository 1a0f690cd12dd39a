<?php

declare(strict_types=1);

namespace Drupal\g30\History;

use Drupal\jsonapi\JsonApiResource\ResourceObject;

/** One of several revisions of a resource in an answer. */
final class RevisionObject extends ResourceObject {}
