<?php

declare(strict_types=1);

namespace Drupal\g30\History;

use Drupal\Core\Cache\CacheableMetadata;
use Drupal\Core\DependencyInjection\AutowireTrait;
use Drupal\Core\DependencyInjection\ContainerInjectionInterface;
use Drupal\Core\Entity\EntityTypeManagerInterface;
use Drupal\Core\Url;
use Drupal\g30\JsonApi\PageLinks;
use Drupal\g30\Language\ReadingLanguage;
use Drupal\jsonapi\IncludeResolver;
use Drupal\jsonapi\JsonApiResource\IncludedData;
use Drupal\jsonapi\JsonApiResource\JsonApiDocumentTopLevel;
use Drupal\jsonapi\JsonApiResource\Link;
use Drupal\jsonapi\JsonApiResource\LinkCollection;
use Drupal\jsonapi\JsonApiResource\NullIncludedData;
use Drupal\jsonapi\JsonApiResource\ResourceObject;
use Drupal\jsonapi\JsonApiResource\ResourceObjectData;
use Drupal\jsonapi\ResourceResponse;
use Drupal\jsonapi\ResourceType\ResourceType;
use Drupal\node\NodeInterface;
use Drupal\node\NodeStorageInterface;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpKernel\Exception\MethodNotAllowedHttpException;
use Symfony\Component\HttpKernel\Exception\NotFoundHttpException;

final class HistoryController implements ContainerInjectionInterface {
  use AutowireTrait;

  private readonly NodeStorageInterface $nodes;

  public function __construct(
    EntityTypeManagerInterface $entityTypeManager,
    private readonly IncludeResolver $includes,
    private readonly RevisionRestorer $restorer,
    private readonly ReadingLanguage $languages,
  ) {
    $this->nodes = $entityTypeManager->getStorage('node');
  }

  public function list(NodeInterface $entity, ResourceType $resource_type, Request $request): ResourceResponse {
    $page = PageLinks::page($request);
    $revisions = fn () => $this->nodes->getQuery()->accessCheck(FALSE)->allRevisions()->condition('nid', $entity->id());
    $vids = array_keys($revisions()->sort('vid', 'DESC')->range($page->getOffset(), $page->getSize() + 1)->execute());
    $shown = array_slice($vids, 0, $page->getSize());
    $langcode = $entity->language()->getId();
    // A version from before the translation is shown as an absent one is.
    $loaded = array_map(
      fn (NodeInterface $revision): NodeInterface => $this->languages->shown($revision, $langcode),
      $this->nodes->loadMultipleRevisions($vids),
    );
    $objects = array_map(
      fn (int $vid): RevisionObject => RevisionObject::createFromEntity($resource_type, $loaded[$vid]),
      $shown,
    );
    $links = new LinkCollection([]);
    foreach (PageLinks::of($request, $page, count($vids) > count($shown)) as $name => $address) {
      $links = $links->withLink($name, new Link(new CacheableMetadata(), Url::fromUri($address), $name));
    }
    $data = new ResourceObjectData($objects);
    $changed = [];
    foreach (array_slice($vids, 1) as $index => $before) {
      $changed[$vids[$index]] = RevisionChanges::between($loaded[$before], $loaded[$vids[$index]]);
    }
    $meta = ['count' => (int) $revisions()->count()->execute(), 'changed' => (object) $changed];
    return new ResourceResponse(new JsonApiDocumentTopLevel($data, $this->included($request, $data), $links, $meta));
  }

  public function restore(NodeInterface $entity, ResourceType $resource_type, Request $request): ResourceResponse {
    $vid = (int) $request->attributes->get('vid');
    $revision = $this->nodes->loadRevision($vid);
    if (!$revision instanceof NodeInterface || $revision->id() !== $entity->id()) {
      throw new NotFoundHttpException("The requested version, identified by `id:$vid`, could not be found.");
    }
    $langcode = $entity->language()->getId();
    // As JSON:API refuses a change of a translation that isn't there.
    if ($langcode !== $this->languages->current()) {
      $there = implode(', ', array_keys($entity->getTranslationLanguages()));
      throw new MethodNotAllowedHttpException(['GET'], "The requested translation of the resource object does not exist, instead modify one of the translations that do exist: $there.");
    }
    if (!$revision->hasTranslation($langcode)) {
      throw new NotFoundHttpException("The version $vid has no text in $langcode.");
    }
    $unset = $this->restorer->restore($entity, $revision->getTranslation($langcode));
    $data = new ResourceObjectData([ResourceObject::createFromEntity($resource_type, $entity)], 1);
    $meta = $unset > 0 ? ['unset' => $unset] : [];
    return new ResourceResponse(new JsonApiDocumentTopLevel($data, $this->included($request, $data), new LinkCollection([]), $meta));
  }

  private function included(Request $request, ResourceObjectData $data): IncludedData {
    $include = (string) $request->query->get('include', '');
    return $include === '' ? new NullIncludedData() : $this->includes->resolve($data, $include);
  }
}
